// Loaded before everything else (`node --import`), it moves this process's clock by CLOCK_SHIFT_MS.
const shift = Number(process.env.CLOCK_SHIFT_MS);
const Real = Date;

globalThis.Date = new Proxy(Real, {
  // A date without arguments is the only one that looks at the clock.
  construct: (target, given, called) =>
    Reflect.construct(target, given.length > 0 ? given : [Real.now() + shift], called),
  apply: () => new Date().toString(),
  get: (target, name) => (name === 'now' ? () => Real.now() + shift : Reflect.get(target, name)),
});
