# Publishes the version of an image into a folder that outlives the image:
#
#   publish-version.sh <build> <folder>
#
# The folder's pointer then names this version as the current one, and the one before it as the previous one. The
# newest versions stay, for pages that are still open. A version that is there already is left as it is.
set -eu
build=$1
folder=$2
newest=5

name_in() { cat "$folder/$1" 2>/dev/null || true; }

description=$(echo "$build"/*/version.json)
version=$(basename "$(dirname "$description")")

if [ ! -d "$folder/$version" ]; then
  rm -rf "$folder/.draft"
  cp -R "$build/$version" "$folder/.draft"
  mv "$folder/.draft" "$folder/$version"
fi

current=$(name_in .current)
previous=$(name_in .previous)
if [ "$current" != "$version" ]; then previous=$current; fi

previous_description=null
if [ -f "$folder/$previous/version.json" ] && [ -n "$previous" ]; then
  previous_description=$(cat "$folder/$previous/version.json")
fi

remote=$(sed 's/^{"name":"\([^"]*\)".*/\1/' "$build/remote.json")
printf '{"name":"%s","current":%s,"previous":%s}' "$remote" "$(cat "$description")" "$previous_description" \
  >"$folder/.remote.json"
gzip -9 -c "$folder/.remote.json" >"$folder/.remote.json.gz"
mv "$folder/.remote.json.gz" "$folder/remote.json.gz"
mv "$folder/.remote.json" "$folder/remote.json"
printf '%s' "$previous" >"$folder/.previous"
printf '%s' "$version" >"$folder/.current"

kept=0
for old in $(ls -t "$folder"); do
  case $old in remote.json* | "$version" | "$previous") continue ;; esac
  kept=$((kept + 1))
  if [ "$kept" -gt $((newest - 2)) ]; then rm -rf "${folder:?}/$old"; fi
done
