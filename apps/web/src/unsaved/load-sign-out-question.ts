/** Not part of the first screen. Every editor loads it early, because the connection may be lost before it is needed. */
export const loadSignOutQuestion = () => import('./sign-out-question.tsx');
