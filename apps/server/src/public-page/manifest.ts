import { brandOf, fallbackName, type PublicNutricionista, publicPath } from '@alecrim/domain/pure';
import { addresses, iconAddress, iconSizes } from './plan-addresses.ts';

/** How the plan stands on a phone's home screen: under the nutritionist's name, in her colour. */
export function manifestOf(nutricionista: PublicNutricionista, token: string): object {
  const name = nutricionista.nome_nutricionista?.trim() || fallbackName;
  const { cor_primaria } = brandOf(nutricionista);
  return {
    name: `Cardápio · ${name}`,
    short_name: name,
    lang: 'pt-BR',
    id: publicPath(token),
    start_url: publicPath(token),
    scope: addresses.plan,
    display: 'standalone',
    theme_color: cor_primaria,
    background_color: '#ffffff',
    icons: iconSizes.map((size) => ({
      src: iconAddress(size, token),
      sizes: `${size}x${size}`,
      type: 'image/png',
      // Drawn to the edges with a wide margin inside, so that any phone may cut it to its own shape.
      purpose: 'any maskable',
    })),
  };
}
