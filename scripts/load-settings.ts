/**
 * Loads settings from .env if it exists; the shell's environment takes precedence. Import it before anything that reads
 * settings.
 */
import { existsSync } from 'node:fs'

if (existsSync('.env')) process.loadEnvFile('.env')
