/**
 * The customers and quotations on all public pages. These are invented, and every page labels them as an example; an
 * operator replaces them with real ones that have agreed to it, and sets `isExample` to false.
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
