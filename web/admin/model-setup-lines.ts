/** The lines of `.env` that set a language model up, as the README and docs/operations.md give them. */
export const ownMachineLines = ['AI_BASE_URL=http://127.0.0.1:11434', 'AI_MODEL=gemma3:12b']
export const keyLines = ['ANTHROPIC_API_KEY=…', 'OPENAI_API_KEY=…']
