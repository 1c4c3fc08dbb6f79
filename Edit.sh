#!/bin/sh
# Opens the page on which you change your site. Press this file twice, or choose Run as a Program.
cd "$(dirname "$0")" || exit 1
# Opens a terminal if there is none: nobody would see what is being installed.
if [ ! -t 1 ] && [ -z "$EDIT_IN_TERMINAL" ]; then
  export EDIT_IN_TERMINAL=yes
  command -v gnome-terminal >/dev/null && exec gnome-terminal -- ./Edit.sh
  command -v konsole >/dev/null && exec konsole -e ./Edit.sh
  command -v x-terminal-emulator >/dev/null && exec x-terminal-emulator -e ./Edit.sh
fi
if command -v node >/dev/null; then
  npm run --silent edit && exit
else
  echo 'Your site needs Node: install the version marked LTS from https://nodejs.org, and press Edit twice again.'
fi
if [ -t 0 ]; then
  echo 'Press Enter to close this window.'
  read -r _
fi
exit 1
