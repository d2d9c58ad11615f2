/** Flood requests to the checkout calls. */
import { type FloodRow, floodWithBodies, floodWithoutBody, unknownToken } from './flood-row.ts'

export const checkoutFloodRows = {
  'POST /api/checkout/quote': floodWithBodies('uvp', '/api/checkout/quote', { plan: 'all-access' }),
  'POST /api/create-payment-intent': floodWithBodies('uvp', '/api/create-payment-intent', {
    amount: 299,
    planName: 'all-access',
  }),
  'POST /api/checkout/free': floodWithBodies('uvp', '/api/checkout/free', { plan: 'all-access', coupon: 'TRY4FREE' }),
  'POST /api/checkout/join': floodWithBodies('uvp', '/api/checkout/join', {}),
  'POST /api/checkout/claim/look': floodWithBodies('uvp', '/api/checkout/claim/look', { token: unknownToken }),
  'POST /api/checkout/claim': floodWithBodies('uvp', '/api/checkout/claim', { token: unknownToken }),
  'POST /api/checkout/claim/mail': floodWithBodies('uvp', '/api/checkout/claim/mail', { token: unknownToken }),
  'POST /api/checkout/simulate': floodWithBodies('uvp', '/api/checkout/simulate', {
    clientSecret: unknownToken,
    outcome: 'succeed',
  }),
  'POST /api/stripe/webhook': floodWithBodies('uvp', '/api/stripe/webhook', {}),
  'POST /api/billing/cancel': floodWithBodies('uvp', '/api/billing/cancel', {}),
  'POST /api/billing/resume': floodWithBodies('uvp', '/api/billing/resume', {}),
  'POST /api/billing/card': floodWithBodies('uvp', '/api/billing/card', {}),
  'PUT /api/billing/details': floodWithBodies('uvp', '/api/billing/details', {
    business: '',
    name: '',
    address: '',
    taxNumber: '',
  }),
  'GET /api/receipts/:number/pdf': floodWithoutBody('uvp', '/api/receipts/SG-2026-00001/pdf'),
} satisfies Record<string, FloodRow>
