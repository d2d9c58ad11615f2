/**
 * Bundles the server with its packages into dist/server, because `npm start` would spend most of its time on finding,
 * reading and stripping a thousand small modules. Threads and child processes still run from the sources.
 */
import path from 'node:path'
import { build, type Plugin } from 'vite'

const root = path.resolve(import.meta.dirname, '..')
const outDir = path.join(root, 'dist/server')

/** Lets a module find the files beside its source: in a bundle, `import.meta` tells where the bundle is. */
const keepSourcePlaces: Plugin = {
  name: 'keep-source-places',
  transform(code, id) {
    if (id.includes('node_modules') || !code.includes('import.meta.')) return undefined
    const place = path.relative(outDir, id)
    return code
      .replaceAll('import.meta.dirname', `(import.meta.dirname + ${JSON.stringify(`/${path.dirname(place)}`)})`)
      .replaceAll('import.meta.url', `new URL(${JSON.stringify(place)}, import.meta.url).href`)
  },
}

await build({
  root,
  configFile: false,
  logLevel: 'error',
  publicDir: false,
  plugins: [keepSourcePlaces],
  // Parsing a table as JSON is faster than compiling it as code.
  json: { stringify: true },
  ssr: { noExternal: true },
  build: {
    ssr: path.join(root, 'server/main.ts'),
    outDir,
    emptyOutDir: true,
    target: 'node24',
    // Names and lines in the log must be readable.
    minify: false,
    rollupOptions: { output: { entryFileNames: 'main.mjs', chunkFileNames: '[name]-[hash].mjs' } },
  },
})
