/** Some write the number alone, some with the region: "12345" and "CRN-3 12345" both read as a CRN. */
export function crnLabel(crn: string): string {
  return /^crn/i.test(crn) ? crn : `CRN ${crn}`;
}
