#!/bin/sh
# Opens the page on which you change your site. Press this file twice. The first time, macOS asks you to allow it: right-click it, and choose Open.
exec sh "$(dirname "$0")/Edit.sh"
