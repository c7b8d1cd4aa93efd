/** The product's mark, a sprig of rosemary, as strokes in a square of 24. */
export const sprigPath =
  'M12 22V3M12 19c-4 0-6-2-6.500-5.200M12 19c4 0 6-2 6.500-5.200M12 13.300c-3.500 0-5-1.700-5.400-4.300M12 13.300c3.500 0 5-1.700 5.400-4.300M12 7.800c-2 0-3.100-1.200-3.400-3.100M12 7.800c2 0 3.100-1.200 3.400-3.100';
