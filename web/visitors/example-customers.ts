/**
 * Who uses the product and what they say: the one place for the names and the quotation on the public pages. What ships
 * here is invented and labeled as an example on every page; whoever runs the product replaces it by what customers have
 * agreed to, and sets `isExample` to false.
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
