/** Settings from the file .env, where there is one; what the shell sets goes before it. Import it before what reads them. */
import { existsSync } from 'node:fs'

if (existsSync('.env')) process.loadEnvFile('.env')
