/** The package's own types declare a default export, but `import` yields the function itself. */
declare module 'robots-parser' {
  type Robots = { isAllowed: (url: string, robot?: string) => boolean | undefined }
  function robotsParser(url: string, text: string): Robots
  export = robotsParser
}
