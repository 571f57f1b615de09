# Reads the origins in ATRIUM_REMOTES and ATRIUM_FRAMES into SERVED_ORIGINS and FRAMED_ORIGINS, and the hashes in
# SCRIPT_HASHES_FILE into SCRIPT_HASHES, each after a space, for the content security policy in host.Caddyfile. Other
# scripts source this file.

list_origins() {
  printf '%s' "$2" | grep -oE "$1://(\[[0-9A-Fa-f:.]+\]|[A-Za-z0-9.-]+)(:[0-9]+)?" | awk '!seen[$0]++ { printf " %s", $0 }'
}

SERVED_ORIGINS=$(list_origins 'https?' "${ATRIUM_REMOTES:-}")
FRAMED_ORIGINS=$(list_origins https "${ATRIUM_FRAMES:-}")
SCRIPT_HASHES=$(awk '{ printf " %s", $0 }' "$SCRIPT_HASHES_FILE")
export SCRIPT_HASHES SERVED_ORIGINS FRAMED_ORIGINS="${FRAMED_ORIGINS:- 'none'}"
