/** Flood requests to the checkout calls. */
import { type FloodRow, noToken, row, without } from './flood-row.ts'

export const checkoutRows = {
  'POST /api/checkout/quote': row('uvp', '/api/checkout/quote', { plan: 'all-access' }),
  'POST /api/create-payment-intent': row('uvp', '/api/create-payment-intent', {
    amount: 299,
    planName: 'all-access',
  }),
  'POST /api/checkout/free': row('uvp', '/api/checkout/free', { plan: 'all-access', coupon: 'TRY4FREE' }),
  'POST /api/checkout/join': row('uvp', '/api/checkout/join', {}),
  'POST /api/checkout/claim/look': row('uvp', '/api/checkout/claim/look', { token: noToken }),
  'POST /api/checkout/claim': row('uvp', '/api/checkout/claim', { token: noToken }),
  'POST /api/checkout/claim/mail': row('uvp', '/api/checkout/claim/mail', { token: noToken }),
  'POST /api/checkout/simulate': row('uvp', '/api/checkout/simulate', { clientSecret: noToken, outcome: 'succeed' }),
  'POST /api/stripe/webhook': row('uvp', '/api/stripe/webhook', {}),
  'POST /api/billing/cancel': row('uvp', '/api/billing/cancel', {}),
  'POST /api/billing/resume': row('uvp', '/api/billing/resume', {}),
  'POST /api/billing/card': row('uvp', '/api/billing/card', {}),
  'PUT /api/billing/details': row('uvp', '/api/billing/details', {
    business: '',
    name: '',
    address: '',
    taxNumber: '',
  }),
  'GET /api/receipts/:number/pdf': without('uvp', '/api/receipts/SG-2026-00001/pdf'),
} satisfies Record<string, FloodRow>
