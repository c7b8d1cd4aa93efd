/** Replaces a package of 4 KB in the build (vite.config.ts): a menu renders it only when it is modal, and no menu here is. */
export const RemoveScroll = null;
