import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { firstName, whatsappLink, whatsappNumber } from './whatsapp.ts';

describe('the number of a patient on WhatsApp', () => {
  test.each([
    ['(11) 98765-4321', '5511987654321'],
    ['11 3456-7890', '551134567890'],
    ['011 98765-4321', '5511987654321'],
    ['11.98765.4321', '5511987654321'],
  ])('%s gets the country code', (phone, number) => {
    expect(whatsappNumber(phone)).toBe(number);
  });

  test.each([
    ['+55 (11) 98765-4321', '5511987654321'],
    ['55 11 98765-4321', '5511987654321'],
    ['55 11 3456-7890', '551134567890'],
    ['0055 11 98765-4321', '5511987654321'],
  ])('%s already carries the country code, which is not doubled', (phone, number) => {
    expect(whatsappNumber(phone)).toBe(number);
  });

  test.each([
    ['(55) 99999-1234', '5555999991234'],
    ['55 3222-1234', '555532221234'],
    ['+55 (55) 99999-1234', '5555999991234'],
  ])('%s is in Rio Grande do Sul: area code 55 is kept', (phone, number) => {
    expect(whatsappNumber(phone)).toBe(number);
  });

  test.each([
    ['+351 912 345 678', '351912345678'],
    ['+34 912 345 678', '34912345678'],
  ])('%s is a foreign number and is not turned into a Brazilian one', (phone, number) => {
    expect(whatsappNumber(phone)).toBe(number);
  });

  test.each([null, undefined, '', '   ', 'não tem', '000'])('%j is not a number', (phone) => {
    expect(whatsappNumber(phone)).toBe('');
  });

  test('is made of digits only, whatever was typed', () => {
    fc.assert(fc.property(fc.string({ unit: 'grapheme' }), (typed) => /^\d*$/.test(whatsappNumber(typed))));
  });

  test('is the same for a Brazilian phone with and without its country code', () => {
    const localNumbers = fc.tuple(
      fc.integer({ min: 11, max: 99 }),
      fc.integer({ min: 2e7, max: 999_999_999 }),
    );
    fc.assert(
      fc.property(localNumbers, ([area, local]) => {
        const full = `55${area}${local}`;
        return [`${area}${local}`, full, `+${full}`].every((phone) => whatsappNumber(phone) === full);
      }),
    );
  });
});

describe('the WhatsApp message', () => {
  const link = 'https://alecrim.example/#/VerCardapio?token=abc';
  const messageOf = (address: string) => new URL(address).searchParams.get('text');

  test('greets the patient, names the nutritionist and carries the whole public link', () => {
    const address = whatsappLink({
      phone: '(11) 98765-4321',
      patient: 'Marina Alves',
      nutritionist: 'Helena Duarte',
      link,
    });
    expect(address).toMatch(/^https:\/\/wa\.me\/5511987654321\?text=/);
    expect(messageOf(address)).toBe(`Olá, Marina! Aqui é Helena Duarte. Seu cardápio está pronto: ${link}`);
  });

  test('lets the nutritionist choose the contact when the patient has no phone', () => {
    const address = whatsappLink({ phone: null, patient: 'Marina', nutritionist: 'Helena', link });
    expect(address).toMatch(/^https:\/\/wa\.me\/\?text=/);
  });

  test('still reads well without a patient or a nutritionist’s name', () => {
    const address = whatsappLink({ patient: ' ', nutritionist: '', link });
    expect(messageOf(address)).toBe(`Olá! Aqui é Nutricionista. Seu cardápio está pronto: ${link}`);
  });

  test('S02: is encoded, so that no name can add a parameter to the address', () => {
    const names = fc.string({ unit: 'grapheme' });
    fc.assert(
      fc.property(names, names, (patient, nutritionist) => {
        const address = new URL(whatsappLink({ patient, nutritionist, link }));
        return [...address.searchParams.keys()].join() === 'text' && address.hash === '';
      }),
      { examples: [['Ana&phone=1', 'Bia#x']] },
    );
  });
});

describe('a first name', () => {
  test.each([
    ['Marina Alves', 'Marina'],
    ['  Zé\tda Silva', 'Zé'],
    ['Cher', 'Cher'],
    ['', ''],
    [null, ''],
    [undefined, ''],
  ])('of %j is %j', (name, first) => {
    expect(firstName(name)).toBe(first);
  });
});
