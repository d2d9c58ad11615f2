/** The light theme's colours for print. The wax colour (`seal`) marks only what is decided. */
export const reportColours = {
  paper: '#f6f1e8',
  page: '#ffffff',
  ink: '#231a16',
  ink2: '#544740',
  ink3: '#6a5c53',
  line: '#dbd0c0',
  edge: '#8a796b',
  seal: '#7b1e2c',
  onSeal: '#fff7f0',
} as const
