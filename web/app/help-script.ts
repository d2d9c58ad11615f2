/** The script of the help pages. */
import { filterForeignErrors } from '#web/app/filter-foreign-errors.ts'
import { startHelp } from '#web/help/start-help.ts'

filterForeignErrors()
startHelp()
