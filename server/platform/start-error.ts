/** A problem that prevents the start; the message is one sentence for the operator. */
export class StartError extends Error {}
