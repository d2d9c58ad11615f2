/** Calls about the server itself, which belong to no tool. */
import { z } from 'zod'
import { defineCall } from '#contract/call.ts'

export const systemCalls = {
  health: defineCall({
    method: 'GET',
    path: '/api/health',
    summary: 'Alive.',
    caller: 'anyone',
    reply: z.object({ status: z.literal('ok') }),
  }),
  ready: defineCall({
    method: 'GET',
    path: '/api/ready',
    summary: 'Database reached, migrations done, not stopping.',
    caller: 'anyone',
    reply: z.object({ status: z.literal('ready') }),
  }),
  metrics: defineCall({
    method: 'GET',
    path: '/api/metrics',
    refuses: ['invalid_credentials', 'not_found'],
    media: ['text/plain'],
    summary: 'Figures in the Prometheus text format, for anyone with the token that the operator has set.',
    caller: 'anyone',
    reply: 'file',
  }),
  openapi: defineCall({
    method: 'GET',
    path: '/api/openapi.json',
    summary: 'This document.',
    caller: 'anyone',
    reply: 'file',
    media: ['application/json'],
  }),
}
