/**
 * Customers and quotations: the single place for those on the public pages. What ships here is invented and labelled
 * as an example on every page; operators replace it with what customers have agreed to, and set `isExample` to false.
 */
export const customers = {
  isExample: true,
  names: ['Tern & Tide', 'Oak Hollow', 'Fenwick Bindery', 'Pell Street Physio', 'Lune Ceramics'],
  quote: {
    text: 'I came for a tagline and left knowing why my regulars are my regulars.',
    name: 'Marta Lindqvist',
    business: 'Tern & Tide',
  },
} as const
