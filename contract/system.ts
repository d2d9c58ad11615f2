/** The calls that belong to no tool. */
import { z } from 'zod'
import { call } from '#contract/call.ts'

export const systemCalls = {
  health: call({
    method: 'GET',
    path: '/api/health',
    summary: 'Alive.',
    caller: 'anyone',
    reply: z.object({ status: z.literal('ok') }),
  }),
  ready: call({
    method: 'GET',
    path: '/api/ready',
    summary: 'Database reached, migrations done, not stopping.',
    caller: 'anyone',
    reply: z.object({ status: z.literal('ready') }),
  }),
  openapi: call({
    method: 'GET',
    path: '/api/openapi.json',
    summary: 'This document.',
    caller: 'anyone',
    reply: 'file',
    media: ['application/json'],
  }),
}
