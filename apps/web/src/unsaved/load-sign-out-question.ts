/** Not part of the first screen. Every editor loads it early, because the connection may be lost later. */
export const loadSignOutQuestion = () => import('./sign-out-question.tsx');
