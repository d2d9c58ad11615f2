/** Starts the server; a failed start is explained in one sentence. */
import { startOrExplain } from '#server/app/explain-start.ts'
import { makeLinkBase, runServer } from '#server/app/run-server.ts'
import { readWebBuild } from '#server/app/web-build.ts'
import { readConfig } from '#server/config.ts'

await startOrExplain(async () => {
  const config = readConfig()
  await runServer(config, readWebBuild({ ...config, linkBase: makeLinkBase(config) }))
})
