/** A picture of docs/owner.md: a part of a page of the filled example, with numbers on it that the guide explains in order. */
export interface Shot {
  /** Of the file in docs/pictures/. */
  name: string;
  path: string;
  /** How much of the page is shown, in pixels, and what it begins with; the top of the page without it. */
  height: number;
  from?: string;
  /** What the numbers stand beside, in order. */
  marks: readonly string[];
}

export const shots: readonly Shot[] = [
  {
    name: 'home',
    path: '/',
    height: 1180,
    marks: [
      'header > p strong',
      'header nav li:nth-child(2)',
      'h1',
      'main [data-size="plate"]',
      'main div:has(> ul)',
      'main picture',
      '#highlights',
    ],
  },
  {
    name: 'area',
    path: '/areas/cuckfield',
    height: 2150,
    marks: ['h1', 'main svg', '#tonight', '#response ~ p', '#postcodes + dl > div'],
  },
  {
    name: 'people',
    path: '/about',
    from: '#people',
    height: 700,
    marks: ['#people', 'section:has(#people) picture', 'section:has(#people) h3'],
  },
  {
    name: 'prices-and-jobs',
    path: '/services',
    from: '#prices',
    height: 1250,
    marks: [
      '#prices',
      'section:has(#prices) tbody th',
      'section:has(#prices) tbody td',
      '#jobs',
      'section:has(#jobs) h3',
      'section:has(#jobs) picture',
    ],
  },
  { name: 'reviews', path: '/', from: '#reviews', height: 640, marks: ['#reviews', 'blockquote', 'figcaption'] },
];
