/** Guests, who buy without an account, are recognised only by a token in their browser. */
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { AccountContext } from '#server/account/account-context.ts'
import type { AccountCreationHook } from '#server/account/sign-in-routes.ts'
import { claimOrders, makeGuestOrderCondition } from '#server/checkout/orders-store.ts'
import { createBrowserToken } from '#server/platform/http/browser-token.ts'

const days = 30

export type GuestBuyers = {
  /** The buyer key of this browser's orders; undefined if it has none. */
  read: (request: FastifyRequest) => string | undefined
  /** Gives this browser a guest token and returns its buyer key. */
  make: (reply: FastifyReply) => string
}

export function createGuestBuyers(parts: Pick<AccountContext, 'secrets' | 'linkBase'>): GuestBuyers {
  const { secrets } = parts
  const tokens = createBrowserToken('signet_order', days, parts)
  return {
    read: (request) => {
      const token = tokens.read(request)
      return token === undefined ? undefined : secrets.hashOf(token)
    },
    make: (reply) => {
      const token = secrets.newToken()
      tokens.write(reply, token)
      return secrets.hashOf(token)
    },
  }
}

/** Moves what a guest bought in this browser to the account that signs up in it. */
export function createGuestOrdersHook(parts: Pick<AccountContext, 'secrets' | 'linkBase'>): AccountCreationHook {
  const guests = createGuestBuyers(parts)
  return async ({ userId }, request, db) => {
    const buyer = guests.read(request)
    if (buyer !== undefined) await claimOrders(userId, makeGuestOrderCondition(buyer), db)
  }
}
