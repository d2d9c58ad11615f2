/** The Chromium for browser tests: from `CHROMIUM` or the usual places; on Debian it is installed if we are root. */
import { existsSync } from 'node:fs'
import path from 'node:path'
import { runProgram } from './run-program.ts'

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
const macPlaces = [
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

/** The path of the executable, or undefined if there is none. */
export function findChromium(): string | undefined {
  const said = process.env.CHROMIUM
  if (said) return said
  const folders = ['/usr/bin', ...(process.env.PATH ?? '').split(path.delimiter)]
  const places = [...folders.flatMap((folder) => names.map((name) => path.join(folder, name))), ...macPlaces]
  return places.find((place) => existsSync(place))
}

/** Installs Chromium if allowed to. Throws an Error whose message says what to install. */
export async function requireChromium(): Promise<string> {
  const found = findChromium()
  if (found !== undefined) return found
  const isDebianRoot = process.getuid?.() === 0 && existsSync('/etc/debian_version')
  if (isDebianRoot) {
    process.stderr.write('Installing Chromium…\n')
    const env = { DEBIAN_FRONTEND: 'noninteractive' }
    await runProgram('apt-get', ['update', '-qq'], { env })
    await runProgram('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium', 'fonts-liberation'], {
      env,
    })
  }
  const installed = findChromium()
  if (installed !== undefined) return installed
  throw new Error('The browser tests need Chromium: please install it, or name its program in CHROMIUM.')
}
