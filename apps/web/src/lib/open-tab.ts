/** Opens an address beside the app. Call it in a press: browsers block other windows. */
export const openTab = (address: string): void => void window.open(address, '_blank', 'noopener,noreferrer');
