/** The server says that there is no such plan any more: nothing of it may stay on the phone. */
export const isGoneStatus = (status: number): boolean => [403, 404, 410].includes(status);
