/** Kept out of the first screen; every editor fetches it ahead, because its text may outlast the connection. */
export const loadSignOutQuestion = () => import('./sign-out-question.tsx');
