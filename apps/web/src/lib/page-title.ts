import { useEffect } from 'react';
import { productName } from './product.ts';

export function usePageTitle(title: string) {
  // The tab's title belongs to the document, outside React.
  useEffect(() => {
    document.title = `${title} · ${productName}`;
  }, [title]);
}
