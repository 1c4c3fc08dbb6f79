/** What an owner calls the files of content/, by their names without `.yaml`. */
const fileTitles: Readonly<Record<string, string>> = {
  business: 'Your firm',
  claims: 'Your proof',
  home: 'Home',
  services: 'Services',
  'power-flushing': 'Power Flushing',
  about: 'About',
  areas: 'Areas We Cover',
  contact: 'Contact',
  'area-page': 'Every area’s page',
  frame: 'Top and foot of every page',
  emergency: 'Safety advice',
  badges: 'Badges',
  people: 'People',
  reviews: 'Reviews',
  prices: 'Prices',
  photographs: 'Photographs',
  look: 'Look of the site',
  'powder-flushing': 'Powder flushing',
  constants: 'Said on several pages',
  evidence: 'Labels of registers and insurance',
  house: 'Picture of the house',
  map: 'Map',
  postcodes: 'Postcodes',
  'trade-words': 'Words of the trade',
  labels: 'Short labels',
  'not-found': 'Page not found',
  'application-error': 'Page for failures',
  redirects: 'Addresses of your former site',
};

/**
 * What an owner calls a file.
 * @param name its path in content/ without `.yaml`
 */
export function fileTitle(name: string): string {
  const words = name.replace(/^(areas|jobs)\//, '').replaceAll('-', ' ');
  return fileTitles[name] ?? words.replace(/\b[a-z]/g, (letter) => letter.toUpperCase());
}
