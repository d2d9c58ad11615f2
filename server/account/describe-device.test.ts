import { expect, test } from 'vitest'
import { describeDevice } from '#server/account/describe-device.ts'

const tell = (userAgent: string | undefined) => describeDevice({ headers: { 'user-agent': userAgent } })
const webKit = 'AppleWebKit/537.36 (KHTML, like Gecko)'

test('a device is named by browser and system in plain words', () => {
  const told = {
    'Chrome on Linux': `Mozilla/5.0 (X11; Linux x86_64) ${webKit} Chrome/126.0.0.0 Safari/537.36`,
    'Edge on Windows': `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webKit} Chrome/126.0.0.0 Safari/537.36 Edg/126.0.0.0`,
    'Firefox on Mac': 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:127.0) Gecko/20100101 Firefox/127.0',
    'Safari on iPhone': `Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) ${webKit} Version/17.5 Mobile/15E148 Safari/604.1`,
    'Safari on iPad': `Mozilla/5.0 (iPad; CPU OS 12_5 like Mac OS X) ${webKit} Version/12.1 Mobile/15E148 Safari/604.1`,
    'Chrome on Android': `Mozilla/5.0 (Linux; Android 10; K) ${webKit} Chrome/126.0.0.0 Mobile Safari/537.36`,
    'Samsung Internet on Android': `Mozilla/5.0 (Linux; Android 13; SAMSUNG SM-S918B) ${webKit} SamsungBrowser/21.0 Chrome/110.0 Mobile Safari/537.36`,
    'Chrome on Chrome OS': `Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${webKit} Chrome/126.0.0.0 Safari/537.36`,
  }
  expect(Object.values(told).map(tell)).toEqual(Object.keys(told))
})

test('a client with a hidden or invented User-Agent is an unknown device, and its text is not stored', () => {
  const odd = [
    undefined,
    '',
    'curl/8.5.0',
    'x',
    '\u0000\u202e\u001b[31m',
    'Evil<script>/1.0 (X11; Linux x86_64)',
    'Your bank: call 555-0100/1.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X)',
    `${'A'.repeat(16_000)}/1.0 (X11; Linux x86_64)`,
    'Mozilla/5.0 ('.repeat(1200),
  ]
  expect(odd.map(tell)).toEqual(odd.map(() => 'Unknown device'))
})
