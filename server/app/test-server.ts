/** The server without its screens, in a process of its own: for tests that stop and kill it. */
import { runServer } from '#server/app/run-server.ts'
import { readConfig } from '#server/config.ts'

await runServer(readConfig())
