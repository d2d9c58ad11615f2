/** The package describes itself as if it had a default export; what `import` gives is the function itself. */
declare module 'robots-parser' {
  type Robots = { isAllowed: (url: string, robot?: string) => boolean | undefined }
  function robotsParser(url: string, text: string): Robots
  export = robotsParser
}
