/** What keeps the server from starting; the message is one sentence for the operator. */
export class StartError extends Error {}
