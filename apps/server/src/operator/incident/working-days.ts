const DAY = 24 * 3_600_000;

/** The day that is so many working days after one; holidays are for a person to add. */
export function workingDaysAfter(from: Date, count: number): Date {
  const day = new Date(from);
  for (let left = count; left > 0; ) {
    day.setTime(day.getTime() + DAY);
    if (![0, 6].includes(weekdayOf(day))) left--;
  }
  return day;
}

const names = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];
const inBrazil = new Intl.DateTimeFormat('en-US', { weekday: 'short', timeZone: 'America/Sao_Paulo' });
const weekdayOf = (day: Date) => names.indexOf(inBrazil.format(day));
