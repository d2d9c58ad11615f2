/** The styles of the page of all parts: those of the signed-in screens and of the tools. */
import '#web/ui/fallback-faces.css'
import '#web/ui/tokens.css'
import '#web/ui/base.css'
import '#web/ui/parts.css'
import '#web/ui/app-parts.css'
import '#web/ui/tool-parts.css'
import '#web/parts/parts.css'
