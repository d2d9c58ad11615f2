/** Runs the server without screens in a process of its own, for tests that stop and kill it. */
import { startOrExplain } from '#server/app/explain-start.ts'
import { runServer } from '#server/app/run-server.ts'
import { readConfig } from '#server/config.ts'

await startOrExplain(() => runServer(readConfig()))
