import { expect, test } from 'vitest'
import { isOwnAddress, normalizeBaseAddress } from '#server/platform/model/base-address.ts'

test.each([
  ['http://localhost:11434', 'http://localhost:11434/v1'],
  ['http://localhost:11434/', 'http://localhost:11434/v1'],
  ['http://localhost:11434/api', 'http://localhost:11434/v1'],
  ['http://localhost:11434/v1', 'http://localhost:11434/v1'],
  ['http://localhost:1234/v1//', 'http://localhost:1234/v1'],
  ['http://gpu:8000/v1/chat/completions', 'http://gpu:8000/v1'],
  ['http://gpu:8000/v1/models/', 'http://gpu:8000/v1'],
  ['https://api.anthropic.com/v1/messages', 'https://api.anthropic.com/v1'],
  ['https://openrouter.ai/api/v1', 'https://openrouter.ai/api/v1'],
  ['https://ai.example.org/api', 'https://ai.example.org/api'],
  ['https://ai.example.org/v1beta/openai/', 'https://ai.example.org/v1beta/openai'],
])('%s leads to %s', (text, address) => {
  expect(normalizeBaseAddress(text)).toBe(address)
})

test.each(['localhost:11434', 'ftp://gpu/v1', 'http://me:secret@gpu/v1', 'http://gpu/v1?key=1', 'http://gpu/v1#a', ''])(
  '%s is no address of a model',
  (text) => {
    expect(normalizeBaseAddress(text)).toBeUndefined()
  },
)

test('an address of this machine or a private network is the operator’s own', () => {
  for (const host of [
    'localhost',
    '127.0.0.1',
    '[::1]',
    '10.1.2.3',
    '192.168.0.9',
    '172.16.0.1',
    '100.64.0.1',
    '[fd00::1]',
    'ollama',
    'gpu.local',
    'host.docker.internal',
    'nas.home.arpa',
  ])
    expect(isOwnAddress(`http://${host}:11434/v1`), host).toBe(true)
  for (const host of [
    'api.openai.com',
    '8.8.8.8',
    '172.32.0.1',
    'localhost.example.org',
    '[2606:4700::1]',
    '127.0.0.1.example.org',
  ])
    expect(isOwnAddress(`https://${host}/v1`), host).toBe(false)
  expect(isOwnAddress('nonsense')).toBe(false)
})
